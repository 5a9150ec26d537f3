import { createText, listPluralForms } from '@docgen/renderer/contract'

/** Islands interpolate texts and select plural forms with the same code as a build. */
export { createText, listPluralForms }
