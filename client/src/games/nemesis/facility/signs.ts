/** Small signs of what lies beside the board, drawn as lines in a box of 24. */

export const SIGNS: Record<string, string> = {
  pods: 'M7 20 V9 Q7 3 12 2 Q17 3 17 9 V20 Z M7 14 L3 18 V22 L7 20 M17 14 L21 18 V22 L17 20 M10 9 a2 2 0 1 0 4 0 a2 2 0 1 0 -4 0',
  computer: 'M3 4 H21 V16 H3 Z M8 21 H16 M12 16 V21 M6 8 L9 10 L6 12 M11 12 H16',
  contingencies: 'M12 2 L21 7 V17 L12 22 L3 17 V7 Z M12 7 V13 M12 16 V17',
  laboratory: 'M9 2 H15 M10 2 V9 L4 19 Q4 22 7 22 H17 Q20 22 20 19 L14 9 V2 M7 15 H17',
  ways: 'M4 22 V3 H20 V22 M4 22 H20 M12 3 V22 M9 12 V14 M15 12 V14',
  time: 'M12 3 a9 9 0 1 0 .1 0 Z M12 7 V12 L16 15',
}
