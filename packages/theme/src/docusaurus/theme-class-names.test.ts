import { expect, it } from 'vitest'
import { ThemeClassNames } from './theme-class-names.js'

it('has the class names of Docusaurus', () => {
  expect(ThemeClassNames.docs.docTocMobile).toBe('theme-doc-toc-mobile')
  expect(ThemeClassNames.common.backToTopButton).toBe('theme-back-to-top-button')
  expect(ThemeClassNames.docs.docSidebarItemLinkLevel(2)).toBe('theme-doc-sidebar-item-link-level-2')
})
