import { createText, listPluralForms } from '@docgen/renderer/light'

/** Islands interpolate texts and select plural forms with the same code as a build. */
export { createText, listPluralForms }
