import * as z from 'zod/mini'
import { reportingSchema } from './checks.js'
import { byDefault, optional } from './field.js'

const severity = () =>
  optional(
    reportingSchema,
    'Severity of its findings. `throw`: warnings are errors, too. `warn`: at most warnings. `log`: no finding fails the check. `ignore`: the gate only runs if the command line names it.',
  )

/** A gate without options of its own. */
const plainGate = (words: string) => byDefault(z.strictObject({ severity: severity() }), {}, words)

/** Severity and options of each gate of `docgen check`. */
export const gatesSchema = z.strictObject({
  content: plainGate('Everything that a build checks.'),
  search: plainGate('The queries in `search.tests.yml`.'),
  translations: plainGate('Missing and outdated translations.'),
})
