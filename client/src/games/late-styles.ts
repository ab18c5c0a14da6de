/** What the games say of their own parts after the house: when all is over, and on smaller screens. */

import './nemesis/style/after.css'
import './nemesis/style/small.css'
