import * as z from 'zod/mini'
import { byDefault, optional, required } from './field.js'
import { cssColor, filledText } from './text.js'

/** A dismissible bar above the navbar. */
export const announcementBarSchema = z.strictObject({
  id: byDefault(
    filledText(),
    'announcement-bar',
    'Id of the announcement. A new id shows it again to readers who closed the last one.',
  ),
  content: required(filledText(), 'Content, as HTML.'),
  backgroundColor: optional(cssColor(), 'CSS color; defaults to that of the theme.'),
  textColor: optional(cssColor(), 'CSS color; defaults to that of the theme.'),
  isCloseable: byDefault(z.boolean(), true, 'Whether readers can close it.'),
})
