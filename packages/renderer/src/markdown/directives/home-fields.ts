/** The parts of a landing page as its front matter describes them. Texts are Markdown. */
export interface HomeFields {
  readonly hero?: HeroFields
  readonly logos?: LogosFields
  readonly features?: readonly FeatureFields[]
  /** Path of a field, such as `hero.actions.0.link` → its position. */
  readonly positions: Readonly<Record<string, { readonly line: number; readonly column: number }>>
}

/** The first part of a landing page. */
export interface HeroFields {
  readonly title: string
  /** A few words above the title. */
  readonly eyebrow?: string
  readonly tagline?: string
  readonly actions?: readonly ActionFields[]
  readonly search?: boolean
  readonly image?: ImageFields
  /** Markdown shown next to the text, such as a code block. */
  readonly code?: string
}

/** A link that looks like a button. */
export interface ActionFields {
  readonly text: string
  readonly link: string
  readonly icon?: string
}

/** An image for both color modes, or one for each. */
export interface ImageFields {
  readonly src?: string
  readonly light?: string
  readonly dark?: string
  readonly alt?: string
}

/** A card in the features of a landing page. */
export interface FeatureFields {
  readonly title: string
  readonly details?: string
  readonly icon?: string
  readonly link?: string
}

/** A row of logos. */
export interface LogosFields {
  readonly title?: string
  readonly items: readonly LogoFields[]
}

/** A logo. Its name is the alternative text of the image; without an image, the name is shown. */
export interface LogoFields {
  readonly name: string
  readonly image?: string
  readonly link?: string
}
