import { titel } from './title.js'

export default { title: titel, url: 'https://docs.example.org' }
