import * as z from 'zod/mini'
import { byDefault } from './field.js'

/** What docgen writes for programs that read the docs. */
export const llmsSchema = z.strictObject({
  pages: byDefault(z.boolean(), false, 'Write each page as Markdown, too: `/guide` also as `/guide.md`.'),
})
