/** The templates of `docgen init`, and their descriptions. */
export const TEMPLATES = {
  minimal: 'a few pages',
  api: 'guides and an API reference generated from an OpenAPI file',
  versioned: 'a page set for each release',
} as const

/** Name of a template. */
export type TemplateName = keyof typeof TEMPLATES

/** The names of all templates, the simplest first. */
export const TEMPLATE_NAMES = Object.keys(TEMPLATES).filter((name): name is TemplateName => name in TEMPLATES)
