import { title } from './title.js'

export default { title, url: 'https://docs.example.org' }
