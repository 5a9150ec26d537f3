import type { MarkdownOptions } from '@docgen/renderer'
import { readReason } from '@docgen/renderer/light'

/** A plugin, with or without settings, or a preset. */
export type Pluggable = MarkdownOptions['remarkPlugins'][number]

type Attacher = Extract<Pluggable, (...settings: never[]) => unknown>
type Transformer = (...given: unknown[]) => unknown
type Next = (error?: Error, ...rest: never[]) => void

/** Gives back the same plugin, but what it throws begins with its name: nothing else says which of many has failed. Presets stay as they are. */
export type NamePlugin = (pluggable: Pluggable, name: string) => Pluggable

/** Names the plugins of one list. One that stands there twice stays one: unified runs it once, with the settings of both. */
export function createPluginNamer(): NamePlugin {
  const known = new Map<Attacher, Attacher>()
  const nameOne = (attach: Attacher, name: string): Attacher => {
    const named = known.get(attach) ?? nameAttacher(attach, name)
    known.set(attach, named)
    return named
  }
  return (pluggable, name) => {
    if (typeof pluggable === 'function') return nameOne(pluggable, name)
    if (!Array.isArray(pluggable)) return pluggable
    const [plugin, ...settings] = pluggable
    return typeof plugin === 'function' ? [nameOne(plugin, name), ...settings] : pluggable
  }
}

function nameAttacher(attach: Attacher, name: string): Attacher {
  return function named(...settings) {
    const transform: unknown = blame(name, () => Reflect.apply(attach, this, settings))
    if (!isTransformer(transform)) return undefined
    // Unified tells a transformer that calls back from others by how many arguments it names.
    if (transform.length > 2) {
      return function calling(this: unknown, tree: unknown, file: unknown, next: Next) {
        const tell = (error?: Error, ...rest: unknown[]): void =>
          Reflect.apply(next, undefined, [error && addName(name, error), ...rest])
        return blame(name, () => Reflect.apply(transform, this, [tree, file, tell]))
      }
    }
    return function answering(this: unknown, tree: unknown, file: unknown) {
      const answer = blame(name, () => Reflect.apply(transform, this, [tree, file]))
      if (!(answer instanceof Promise)) return answer
      return answer.catch((error: unknown) => {
        throw addName(name, error)
      })
    }
  }
}

function isTransformer(value: unknown): value is Transformer {
  return typeof value === 'function'
}

function blame<Value>(name: string, run: () => Value): Value {
  try {
    return run()
  } catch (error) {
    throw addName(name, error)
  }
}

function addName(name: string, error: unknown): Error {
  return new Error(`${name}: ${readReason(error)}`, { cause: error })
}
