pack-wheel = The wheel
pack-wheel-text = A derelict built as a wheel: two arcs of rooms around a hub, and always another way round.
setup-site-wheel = the wheel
ui-option-site-wheel = The wheel
