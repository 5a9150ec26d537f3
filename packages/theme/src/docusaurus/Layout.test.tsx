import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { asBrowser } from '../../test/as-browser.js'
import { messagesIn, withoutMessages } from '../../test/messages-in.js'
import { Layout, type LayoutProps } from './Layout.js'

const site: LayoutProps['site'] = {
  title: 'S',
  titleDelimiter: '|',
  tagline: '',
  url: 'https://s.example',
  baseUrl: '/base/',
  customFields: {},
  themeConfig: {},
}

const render = (props: Partial<LayoutProps>): string =>
  renderToString(
    <Layout site={site} {...props}>
      Text
    </Layout>,
  )

it('appends the site to the title, unless the title is missing, empty or that of the site', () => {
  const titleOf = (props: Partial<LayoutProps>): unknown =>
    /"name":"title","props":\{\},"text":"([^"]*)"/.exec(JSON.stringify(messagesIn(render(props))))?.[1]
  expect([{ title: 'A' }, {}, { title: '' }, { title: 'S' }].map(titleOf)).toEqual(['A | S', 'S', 'S', 'S'])
})

it('adds a description for search engines and for cards, and keywords as one list', () => {
  const messages = JSON.stringify(messagesIn(render({ description: 'D', keywords: ['a', 'b'] })))
  expect(messages).toContain('{"name":"description","content":"D"}')
  expect(messages).toContain('{"property":"og:description","content":"D"}')
  expect(messages).toContain('{"name":"keywords","content":"a,b"}')
  expect(JSON.stringify(messagesIn(render({ description: '' })))).not.toContain('description')
})

it('requests the layout around the page', () => {
  const layoutOf = (props: Partial<LayoutProps>): unknown => messagesIn(render(props)).at(-1)
  expect(layoutOf({})).toEqual(['layout', { hidesFooter: false, layout: 'full' }])
  expect(layoutOf({ noFooter: true, layout: 'column' })).toEqual(['layout', { hidesFooter: true, layout: 'column' }])
})

it('renders its children, in an element only for class names', () => {
  expect(withoutMessages(render({})).replaceAll('<!-- -->', '')).toBe('Text')
  expect(render({ wrapperClassName: 'wide' })).toContain('<div class="wide">Text</div>')
  expect(asBrowser(() => render({ title: 'A', noFooter: true }))).toBe('Text')
})
