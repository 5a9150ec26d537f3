import { addStyles } from '../search/element.js'
import styles from '../styles/later/search-bar.css'

export { openSheet } from '../search/open-sheet.js'
export { openField } from '../search/search-field.js'

addStyles(styles)
