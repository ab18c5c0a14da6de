/** The style sheets of the games. One file is made of all of them, in this order. */

import './nemesis/style/drawn.css'
import './nemesis/style/people.css'
import './nemesis/style/ship.css'
import './nemesis/style/facility.css'
import './nemesis/style/darkness.css'
import './nemesis/style/instruments.css'
