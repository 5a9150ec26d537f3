import { type ComponentType, createElement, type ReactElement } from 'react'
import { Island } from './Island.js'
import type { IslandPart, IslandRoot, IslandSettings } from './island-part.js'

/** Properties that the components of a module share. */
export interface ModuleFrame {
  readonly runtime: string
  /** URL of the module for browsers. */
  readonly module: string
  /** Whether the module begins with `'use client'`. */
  readonly isDirective: boolean
  readonly settings: IslandSettings
  /** Rendered around each island. */
  readonly root?: IslandRoot
}

/** Types of contexts and elements, which are not components of a module. */
const CONTEXTS: ReadonlySet<unknown> = new Set(
  ['context', 'consumer', 'provider', 'element', 'transitional.element'].map((name) => Symbol.for(`react.${name}`)),
)

/**
 * Frames an export of a module if it is a component, and its capitalized members, such as `Tabs.Item`. Returns any
 * other value unchanged, even contexts, because consumers compare them.
 */
export function frameComponent(value: unknown, name: string, frame: ModuleFrame): unknown {
  return frameMember(value, name, { frame, owners: [] })
}

interface MemberContext {
  readonly frame: ModuleFrame
  /** The values around the member. A value can be a member of itself. */
  readonly owners: readonly unknown[]
}

function frameMember(value: unknown, name: string, { frame, owners }: MemberContext): unknown {
  if (owners.includes(value)) return value
  if (typeof value !== 'function' && (typeof value !== 'object' || value === null)) return value
  const type: unknown = Reflect.get(value, '$$typeof')
  if (CONTEXTS.has(type) || isPlainClass(value)) return value
  const isComponent = typeof value === 'function' || type !== undefined
  const names = Object.keys(value).filter((key) => /^[A-Z]/.test(key))
  const memberContext = { frame, owners: [...owners, value] }
  const members = names.map(
    (key) => [key, frameMember(Reflect.get(value, key), `${name}.${key}`, memberContext)] as const,
  )
  const changed = members.filter(([key, member]) => member !== Reflect.get(value, key))
  if (!isComponent) return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) }
  const component = value as ComponentType<object>
  const { runtime, module, isDirective, settings, root } = frame
  const files = { runtime, modules: { [name]: module } }
  const islandPart: IslandPart = { component, name, module, settings }
  const render = (props: object): ReactElement =>
    createElement(Island, { ...settings, files, name, component, props, ...(root && { root }) })
  const framed = typeof value === 'function' && 'prototype' in value ? frameClass(component, render) : render
  copyStatics(component, framed)
  return Object.assign(framed, { islandPart, ...(isDirective && { isIsland: true }) }, Object.fromEntries(members))
}

/** Whether a value is a class that is not a component. */
function isPlainClass(value: object): boolean {
  return typeof value === 'function' && /^class\b/.test(String(value)) && !value.prototype.isReactComponent
}

/**
 * A component that renders the frame of a class or function. Code can extend or construct it like the original. React
 * treats functions with `isReactComponent` as classes, so the frame lacks it; classes that extend the frame have it.
 */
function frameClass(component: ComponentType<object>, render: (props: object) => ReactElement): object {
  const original: object = Reflect.get(component, 'prototype')
  function framed(this: unknown, ...args: unknown[]): unknown {
    if (new.target) return Reflect.construct(component, args, new.target === framed ? component : new.target)
    // Classes that are compiled to functions call the class that they extend.
    if (this instanceof framed) return Reflect.apply(component, this, args)
    return render(Object(args[0]))
  }
  framed.prototype = Object.create(original, {
    isReactComponent: {
      get(this: unknown) {
        return this === framed.prototype ? undefined : Reflect.get(original, 'isReactComponent')
      },
    },
  })
  return framed
}

const FUNCTION_PROPERTIES = new Set(['arguments', 'caller', 'length', 'name', 'prototype'])
/** Properties with which React describes results of `memo`, `forwardRef` and `lazy`. */
const WRAPPER_PROPERTIES = new Set(['$$typeof', 'type', 'compare', 'render', 'displayName', '_payload', '_init'])

/**
 * Copies the static properties of the component, including inherited properties, to the frame: other components may
 * read them.
 */
function copyStatics(component: object, framed: object): void {
  const [end, omitted] =
    typeof component === 'function' ? [Function.prototype, FUNCTION_PROPERTIES] : [Object.prototype, WRAPPER_PROPERTIES]
  for (let owner: object | null = component; owner && owner !== end; owner = Object.getPrototypeOf(owner)) {
    for (const key of Object.getOwnPropertyNames(owner)) {
      const descriptor = Object.getOwnPropertyDescriptor(owner, key)
      if (!descriptor || omitted.has(key) || Object.hasOwn(framed, key)) continue
      Object.defineProperty(framed, key, { ...descriptor, configurable: true })
    }
  }
}
