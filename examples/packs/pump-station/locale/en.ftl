pack-pump-station = Pump Station
pack-pump-station-text = A board side of its own, a breakout through a gate that two pumps hold shut, and an event that shows blips.
mission-pump-station = Pump Station
mission-pump-station-text = The only way out is the Sluice, and its gate stays shut while the pumps run. Stop both, then leave. You win when four of you have left by the exit.
mission-pump-station-briefing =
    You begin in the Intake with any gear you like. Turn 1 brings no tracker cards.
    Pumps: one computer in the Control Room, one in the Drain. Interact and pass a tech test to stop that pump. Each time a blip enters at spawn point 3.
    Exit: in the Sluice, open once both pumps are stopped. Once the mission is won, you may end it at the end of any turn; whoever is still on the boards is then captured.
    Crates hold gear. The mission is lost when fewer than four can still leave.
goal-pumps-stopped = Pumps stopped: { $done } of { $of }
option-stop-pump = Stop the pump (tech test)
event-pump-stopped =
    { $left ->
        [0] { $who } stops the second pump. The gate of the Sluice grinds open.
       *[other] { $who } stops a pump. One is still running.
    }
card-duct-plan = Duct Plan
card-duct-plan-text = Choose a standing character. All players look at the blips up to 6 spaces away from it.
