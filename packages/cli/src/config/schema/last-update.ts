import * as z from 'zod/mini'
import { moment } from './date.js'
import { optional } from './field.js'
import { filledText } from './text.js'

/** When and by whom a document was last changed, in place of what git says. */
export const lastUpdateSchema = z
  .strictObject({
    date: optional(moment(), 'Day or moment of the change; UTC where no zone is given.'),
    author: optional(filledText(), 'Who changed it.'),
  })
  .check(
    z.refine((update) => update.date !== undefined || update.author !== undefined, {
      error: 'expected date, author or both',
    }),
  )
