import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TabItem } from './TabItem.js'
import { Tabs, type TabsProps } from './Tabs.js'

const items = (isDefault = false) => [
  <TabItem key="a" value="a" label="First">
    A
  </TabItem>,
  <TabItem key="b" value="b" default={isDefault}>
    B
  </TabItem>,
]
const render = (props: TabsProps): string => renderToStaticMarkup(<Tabs {...props} />)
const chosen = (html: string): unknown => /checked="" value="(\w)"|value="(\w)" checked=""/.exec(html)?.[1]

it('selects the default tab by value, by flag, or the first', () => {
  const htmls = [
    render({ children: items() }),
    render({ children: items(true) }),
    render({ children: items(), defaultValue: 'b' }),
    render({ children: items(), defaultValue: 'gone' }),
    render({ children: items(true), defaultValue: null }),
  ]
  expect(htmls.map(chosen)).toEqual(['a', 'b', 'b', 'a', 'b'])
})

it('labels tabs by their label or value', () => {
  expect([...render({ children: items() }).matchAll(/<label[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual([
    'First',
    'b',
  ])
})

it('lists the tabs of `values` in their order, also without an item', () => {
  const html = render({ children: items(), values: [{ value: 'b', label: 'Two' }, { value: 'c' }] })
  expect(html.replace(/<input[^>]*>/g, '').match(/>[^<]+</g)).toEqual(['>Two<', '>B<', '>c<'])
})

it('is in the group of its id, or else of the query parameter', () => {
  const groupOf = (props: TabsProps): unknown => /data-tab-group="([^"]*)"/.exec(render(props))?.[1]
  expect([groupOf({ groupId: 'os', queryString: 'q' }), groupOf({ queryString: 'q' })]).toEqual(['os', 'q'])
  expect([groupOf({ queryString: true }), groupOf({})]).toEqual([undefined, undefined])
})

it('passes attributes of a tab to its label', () => {
  const html = renderToStaticMarkup(
    <Tabs>
      <TabItem value="a" attributes={{ className: 'red', title: 'One' }}>
        A
      </TabItem>
    </Tabs>,
  )
  expect(html).toContain('<label title="One" class="tab-label red" for=')
})
