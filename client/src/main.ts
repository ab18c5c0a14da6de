import { mount } from 'svelte'
import App from './App.svelte'
import './style/base.css'
import './style/pages.css'
import './style/table.css'
import './style/deciding.css'
import './style/parts.css'
import './style/drawn.css'
import './style/judging.css'
import './style/choosing.css'
import './style/telling.css'
import './style/talk.css'
import './style/ship.css'
import './style/fear.css'
import './style/small.css'
import { speak, language } from './words.svelte'

await speak(language())
mount(App, { target: document.getElementById('app')! })
