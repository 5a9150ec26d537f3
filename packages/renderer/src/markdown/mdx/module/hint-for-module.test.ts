import { expect, it } from 'vitest'
import { hintForModule } from './hint-for-module.js'

it.each([
  ['@theme/Tab', 'Did you mean @theme/Tabs?'],
  ['@theme-original/Tab', 'Did you mean @theme-original/Tabs?'],
  ['@docusaurus/Lnik', 'Did you mean @docusaurus/Link?'],
  ['@docgen/theme/lnk', 'Did you mean @docgen/theme/link?'],
  ['@theme/NavbarItem', 'The most similar names are @theme/Navbar, @theme/TabItem and @theme/Badge'],
  ['@theme/ApiItem', 'docgen generates pages from API descriptions: list yours in `openapi`, and link to its pages'],
])('hints for %s', (path, hint) => {
  expect(hintForModule(path)).toBe(hint)
})
