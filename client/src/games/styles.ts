/** What pages need that show a game without being its table; the rest comes with the game. */

import './nemesis/style/tokens.css'
import './nemesis/style/drawings.css'
