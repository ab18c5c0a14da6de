import { mount } from 'svelte'
// before the components, which may say otherwise
import './style/tokens.css'
import './style/base.css'
import './style/text.css'
import './style/controls.css'
import './style/layout.css'
import './style/story.css'
import './style/drawings.css'
import './games/styles'
import App from './App.svelte'
import { speak, language } from './words.svelte'

await speak(language())
mount(App, { target: document.getElementById('app')! })
