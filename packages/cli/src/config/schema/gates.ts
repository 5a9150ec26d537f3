import * as z from 'zod/mini'
import { reportingSchema } from './checks.js'
import { byDefault, optional } from './field.js'

const severity = () =>
  optional(
    reportingSchema,
    'Severity of its findings. `throw`: warnings are errors, too. `warn`: at most warnings. `log`: no finding fails the check. `ignore`: the gate only runs if the command line names it.',
  )

const kilobytes = () => z.number().check(z.positive())

/** A gate without options of its own. */
const plainGate = (words: string) => byDefault(z.strictObject({ severity: severity() }), {}, words)

/** Severity and options of each gate of `docgen check`. */
export const gatesSchema = z.strictObject({
  content: plainGate('Everything that a build checks.'),
  routes: plainGate('Published URLs without a page or a redirect.'),
  weight: byDefault(
    z.strictObject({
      severity: severity(),
      html: byDefault(kilobytes(), 100, 'Budget of a page.'),
      css: optional(kilobytes(), 'Budget of a style sheet.'),
      script: optional(kilobytes(), 'Budget of a script.'),
      image: optional(kilobytes(), 'Budget of an image.'),
      font: optional(kilobytes(), 'Budget of a font.'),
    }),
    {},
    'Files over the budget of their kind, in kilobytes (1,000 bytes) after gzip.',
  ),
  search: plainGate('The queries in `search.tests.yml`.'),
  translations: plainGate('Missing and outdated translations.'),
})
