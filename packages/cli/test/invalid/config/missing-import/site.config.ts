import { title } from './titel.js'

export default { title, url: 'https://docs.example.org' }
