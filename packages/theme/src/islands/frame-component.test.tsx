import { Children, Component, type ComponentType, isValidElement, memo, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { frameComponent } from './frame-component.js'

interface Props {
  readonly children?: ReactNode
}

class Tab extends Component<Props> {
  static get slug() {
    return 'tab'
  }
  override render(): ReactNode {
    throw new Error('only within tabs')
  }
}

class LinuxTab extends Tab {
  static get label() {
    return 'Linux'
  }
}

/** Compares the types of its children, and needs something that is not there when it is rendered as an island. */
const Tabs = ({ children }: Props) => (
  <div>
    {Children.map(children, (child) =>
      isValidElement<Props>(child) && child.type === LinuxTab ? child.props.children : <i>wrong</i>,
    )}
  </div>
)

class Box extends Component<Props> {
  static size = 3
  override render(): ReactNode {
    return <b>{this.props.children}</b>
  }
}

const frame = (isOfContext: boolean) => ({
  runtime: '/r.js',
  module: '/m.js',
  isDirective: false,
  settings: { isOptional: true, isPart: true, isOfContext },
})

it('gives a frame the static properties of a component, and frames members of objects', () => {
  const framed = frameComponent({ LinuxTab, small: Tabs }, 'default', frame(true)) as {
    readonly LinuxTab: typeof LinuxTab
    readonly small: unknown
  }
  expect([framed.LinuxTab.slug, framed.LinuxTab.label, Object.hasOwn(framed.LinuxTab, 'label')]).toEqual([
    'tab',
    'Linux',
    true,
  ])
  expect(framed.LinuxTab).not.toBe(LinuxTab)
  expect(framed.LinuxTab).toHaveProperty('islandPart.name', 'default.LinuxTab')
  expect(framed.small).toBe(Tabs)
})

it('gives a frame the static properties of a wrapped component, but not those of React', () => {
  const framed = frameComponent(Object.assign(memo(Box), { slug: 'box' }), 'Box', frame(true)) as object
  expect(framed).toHaveProperty('slug', 'box')
  expect(['$$typeof', 'type', 'compare'].filter((key) => Object.hasOwn(framed, key))).toEqual([])
})

it('frames a component that is its own member', () => {
  const Menu = Object.assign(() => null, { Item: Tabs })
  Object.assign(Menu, { Menu })
  expect(frameComponent(Menu, 'Menu', frame(true))).toHaveProperty('Item.islandPart.name', 'Menu.Item')
})

it('passes a component that stays plain the types of its children that it knows', () => {
  const Framed = frameComponent(Tabs, 'Tabs', frame(true)) as ComponentType<Props>
  const FramedTab = frameComponent(LinuxTab, 'LinuxTab', frame(true)) as ComponentType<Props>
  const render = (node: ReactNode) => renderToString(node)
  expect(
    render(
      <Framed>
        <FramedTab>one</FramedTab>
      </Framed>,
    ),
  ).toBe('<div>one</div>')
  expect(
    render(
      <Framed>
        <FramedTab>one</FramedTab>
        <FramedTab>two</FramedTab>
      </Framed>,
    ),
  ).toBe('<div>one<!-- -->two</div>')
})

it('renders a framed class', () => {
  const Framed = frameComponent(Box, 'Box', frame(true)) as ComponentType<Props>
  expect(renderToString(<Framed>words</Framed>)).toBe('<b>words</b>')
  expect(Framed).toHaveProperty('size', 3)
})

it('lets components outside extend a framed class', () => {
  const Framed = frameComponent(Box, 'Box', frame(true)) as typeof Box
  class Wide extends Framed {
    override render(): ReactNode {
      return <p>{super.render()}</p>
    }
  }
  // What a compiler makes of a class.
  function Compiled(this: unknown, ...given: unknown[]): unknown {
    return Reflect.construct(Framed, given, Compiled)
  }
  Compiled.prototype = Object.create(Framed.prototype)
  const Old = Compiled as unknown as ComponentType<Props>
  expect(renderToString(<Wide>words</Wide>)).toBe('<p><b>words</b></p>')
  expect(renderToString(<Old>words</Old>)).toBe('<b>words</b>')
  expect(renderToString(<Framed>words</Framed>)).toBe('<b>words</b>')
  expect(Wide.size).toBe(3)
})

it('leaves classes that are no components as they are, and constructs functions', () => {
  class Store {
    readonly size = 2
  }
  function Model(this: { name?: string }, name: string): void {
    this.name = name
  }
  expect(frameComponent(Store, 'Store', frame(true))).toBe(Store)
  const Framed = frameComponent(Model, 'Model', frame(true)) as unknown as typeof Store
  const model = Reflect.construct(Framed, ['plan'])
  expect(model).toBeInstanceOf(Model)
  expect(model).toMatchObject({ name: 'plan' })
})
