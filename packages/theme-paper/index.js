import { theme as base } from '@docgen/theme'
import { Admonition } from './Admonition.js'
import { Breadcrumbs } from './Breadcrumbs.js'
import { Card } from './Card.js'
import { Footer } from './Footer.js'
import { Pagination } from './Pagination.js'

/** @type {import('@docgen/cli/theme').Theme} */
export const theme = {
  ...base,
  components: { ...base.components, Admonition, Breadcrumbs, Card, Footer, Pagination },
  client: { ...base.client, styles: [new URL('./paper.css', import.meta.url).href] },
}
