import * as z from 'zod/mini'
import { byDefault, optional, required } from './field.js'
import { cssColour, filledText } from './text.js'

/** A dismissible bar above the navbar. */
export const announcementBarSchema = z.strictObject({
  id: byDefault(
    filledText(),
    'announcement-bar',
    'Name of the announcement: a new one is shown again to those who closed the last.',
  ),
  content: required(filledText(), 'The text, as HTML.'),
  backgroundColor: optional(cssColour(), "CSS colour; the theme's if left out."),
  textColor: optional(cssColour(), "CSS colour; the theme's if left out."),
  isCloseable: byDefault(z.boolean(), true, 'Whether readers can close it.'),
})
