import * as z from 'zod/mini'
import { byDefault, optional, required, shorthand, stringOr, stringOrObject } from './field.js'
import { filledText, linkTarget } from './text.js'

const action = z.strictObject({
  text: required(filledText(), 'Text of the button.'),
  link: required(linkTarget(), 'Target: a Markdown file, a route or a URL.'),
  icon: optional(filledText(), 'An icon before the text.'),
})

const image = z.strictObject(
  {
    src: optional(filledText(), 'Image for both color modes.'),
    light: optional(filledText(), 'Image for light mode.'),
    dark: optional(filledText(), 'Image for dark mode.'),
    alt: optional(z.string(), 'What the image shows.'),
  },
  stringOrObject,
)

type ImageInput = string | z.input<typeof image>

/** The first part of a landing page. */
export const heroSchema = z.strictObject({
  title: optional(filledText(), 'The headline, as Markdown; defaults to the title of the page.'),
  eyebrow: optional(filledText(), 'A few words above the headline, as Markdown.'),
  tagline: optional(filledText(), 'A sentence or two below the headline, as Markdown.'),
  actions: byDefault(z.array(action), [], 'Links that look like buttons. The first one stands out.'),
  search: byDefault(z.boolean(), false, 'Show a large search field.'),
  image: optional(
    shorthand((input: ImageInput) => (typeof input === 'string' ? { src: input } : input), image, stringOr),
    'An image next to the text.',
  ),
  code: optional(filledText(), 'Markdown next to the text instead of an image, such as a code block.'),
})

/** A card of a landing page. */
export const featureSchema = z.strictObject({
  title: required(filledText(), 'Title of the card, as Markdown.'),
  details: optional(filledText(), 'Text of the card, as Markdown.'),
  icon: optional(filledText(), 'An icon, such as `lucide:rocket`.'),
  link: optional(filledText(), 'Target of the card.'),
})

/** A row of logos on a landing page. */
export const logosSchema = z.strictObject({
  title: optional(filledText(), 'A line above the logos, as Markdown.'),
  items: required(
    z.array(
      z.strictObject({
        name: required(filledText(), 'Name of its owner: the text of the logo, or the alternative text of its image.'),
        image: optional(filledText(), 'An image.'),
        link: optional(filledText(), 'Target of the logo.'),
      }),
    ),
    'The logos in order.',
  ),
})
