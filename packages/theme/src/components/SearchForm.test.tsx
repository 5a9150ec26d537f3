import type { SearchFormProps } from '@docgen/renderer/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { site, text } from '../../test/view-data.js'
import { SearchForm } from './SearchForm.js'

const render = (size: SearchFormProps['size'], more: Partial<SearchFormProps> = {}): string =>
  renderToStaticMarkup(<SearchForm site={site} text={text} size={size} {...more} />)

it('submits the query to the search page without scripts', () => {
  expect(render('small')).toMatch(
    /^<form class="search-form search-form-small" role="search"[^>]* action="\/docs\/search">/,
  )
  expect(render('small')).toMatch(/<input class="search-input" type="search"[^>]* name="q"\/>/)
})

it('shows the shortcut in the navbar only', () => {
  expect(render('small')).toContain('<kbd class="search-shortcut" hidden="" aria-hidden="true">Ctrl K</kbd>')
  expect(render('large')).not.toContain('<kbd')
})

it('names the large form differently, as one page may contain both', () => {
  const nameOf = (html: string) => /role="search" aria-label="([^"]*)"/.exec(html)?.[1]
  expect(nameOf(render('small'))).toBe(text('theme.SearchBar.label'))
  expect(nameOf(render('large'))).toBe(text('theme.SearchPage.emptyResultsTitle'))
})

it('has another placeholder, more class names and content on request', () => {
  const html = render('large', { className: 'c', placeholder: 'Find', children: <b>more</b> })
  expect(html).toContain('class="search-form search-form-large c"')
  expect(html).toContain(`aria-label="${text('theme.SearchBar.label')}" placeholder="Find"`)
  expect(html).toMatch(/<b>more<\/b><\/form>$/)
})
