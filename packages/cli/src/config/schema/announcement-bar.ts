import { z } from 'zod'
import { filledText } from './text.js'

/** A line above the navigation bar that readers may close. */
export const announcementBarSchema = z.strictObject({
  id: filledText()
    .default('announcement-bar')
    .describe('Name of the announcement: a new one is shown again to those who closed the last.'),
  content: filledText().describe('The text, as HTML.'),
  backgroundColor: filledText().exactOptional().describe("CSS colour; the theme's if left out."),
  textColor: filledText().exactOptional().describe("CSS colour; the theme's if left out."),
  isCloseable: z.boolean().default(true).describe('Whether readers can close it.'),
})
