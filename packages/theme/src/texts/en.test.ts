import { describe, expect, it } from 'vitest'
import { en } from './en.js'

describe('en', () => {
  it.each([
    ['theme.ErrorPageContent.title', 'This page crashed.'],
    ['theme.ErrorPageContent.tryAgain', 'Try again'],
    ['theme.ErrorPageContent.retry', 'Retry'],
    ['theme.ErrorPageContent.pageTitle', 'Page error'],
    ['theme.SearchBar.noResultsText', 'No results'],
    ['theme.SearchBar.seeAll', 'See all results'],
    ['theme.SearchBar.searchInContext', 'See all results within "{context}"'],
    ['theme.SearchBar.seeAllOutsideContext', 'See all results outside "{context}"'],
    ['theme.contentVisibility.unlistedBanner.title', 'Unlisted page'],
    [
      'theme.contentVisibility.unlistedBanner.message',
      'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
    ],
    ['theme.contentVisibility.draftBanner.title', 'Draft page'],
    [
      'theme.contentVisibility.draftBanner.message',
      'This page is a draft. It will only be visible in dev and be excluded from the production build.',
    ],
    ['theme.common.skipToMainContent', 'Skip to main content'],
    ['theme.common.headingLinkTitle', 'Direct link to {heading}'],
    ['theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel', '← Back to main menu'],
    ['theme.navbar.mobileLanguageDropdown.label', 'Languages'],
    ['theme.navbar.mobileVersionsDropdown.label', 'Versions'],
    ['theme.AnnouncementBar.closeButtonAriaLabel', 'Close'],
    ['theme.docs.sidebar.closeSidebarButtonAriaLabel', 'Close navigation bar'],
    ['theme.docs.sidebar.toggleSidebarButtonAriaLabel', 'Toggle navigation bar'],
    ['theme.colorToggle.ariaLabel', 'Switch between dark and light mode (currently {mode})'],
  ] as const)('%s has the specified text', (key, expected) => {
    expect(en[key]).toBe(expected)
  })

  it('has sorted keys with one prefix', () => {
    const keys = Object.keys(en)
    expect(keys).toEqual([...keys].sort())
    expect(keys.filter((key) => !key.startsWith('theme.'))).toEqual([])
  })

  it('has two forms in every plural text', () => {
    const counting = Object.values(en).filter((text) => text.includes('{count}'))
    expect(counting.length).toBeGreaterThan(2)
    for (const text of counting) expect(text.split('|')).toHaveLength(2)
  })
})
