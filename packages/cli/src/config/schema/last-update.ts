import * as z from 'zod/mini'
import { moment } from './date.js'
import { optional } from './field.js'
import { filledText } from './text.js'

/** Date and author of a page's last change, overriding Git. */
export const lastUpdateSchema = z
  .strictObject({
    date: optional(moment(), 'Date, or date and time, of the change; UTC by default.'),
    author: optional(filledText(), 'Author of the change.'),
  })
  .check(
    z.refine((update) => update.date !== undefined || update.author !== undefined, {
      error: 'expected date, author or both',
    }),
  )
