import * as z from 'zod/mini'
import { checkAttributeNames } from './attributes.js'
import { byDefault, required, shorthand, stringOr, stringOrObject } from './field.js'
import { filledText, knownProtocol } from './text.js'

const script = z
  .catchall(
    z.object(
      {
        src: required(filledText().check(knownProtocol), 'Path inside a static folder, or a URL.'),
        async: byDefault(z.boolean(), false, 'Run it as soon as it is loaded.'),
        defer: byDefault(z.boolean(), false, 'Run it after the page is parsed.'),
      },
      stringOrObject,
    ),
    // Optional because TypeScript requires that the index signature also allows `undefined`, as optional fields do.
    z.optional(z.union([z.string(), z.boolean()])),
  )
  .check(z.superRefine(checkAttributeNames))

/** A script as written in the config: its other fields are attributes of the element. */
export type ScriptInput = string | z.input<typeof script>

/** Scripts in the head of every page, such as a chat widget; a string is short for `{ src }`. */
export const scriptsSchema = z.array(
  shorthand((item: ScriptInput) => (typeof item === 'string' ? { src: item } : item), script, stringOr),
)
