import { createText, listPluralForms } from '@docgen/renderer/light'

/** What fills in texts and chooses their plural forms in a build does so in islands, too. */
export { createText, listPluralForms }
