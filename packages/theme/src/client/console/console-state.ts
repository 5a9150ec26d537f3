/**
 * A reader's input and choices for an API, shared by its operations. They stay in memory, unless the reader stores
 * them.
 */
export interface ConsoleState {
  /** URL of the server as in the description; empty for the first. */
  serverUrl: string
  /** Variables of servers by name. */
  readonly variables: Record<string, string>
  /** Values of credentials, by scheme and name of the value. */
  readonly secrets: Record<string, Record<string, string>>
  /** Index of the chosen alternative of authentication. */
  alternative: number
  /** Whether the state, with its credentials, also stays in the storage of this tab until the tab closes. */
  isKept: boolean
  /** Whether requests go through `docgen serve`. */
  isForwarded: boolean
}

const KEY_PREFIX = 'docgen.console.'
const states = new Map<string, ConsoleState>()

/** Returns the state of an API in this window. All calls for an API return the same object. */
export function openState(api: string): ConsoleState {
  const state = states.get(api) ?? { ...createState(), ...readKept(api) }
  states.set(api, state)
  return state
}

/** Stores the state of an API in this tab, or removes it from there, as the reader has chosen. */
export function keepState(api: string, state: ConsoleState): void {
  try {
    if (state.isKept) sessionStorage.setItem(KEY_PREFIX + api, JSON.stringify(state))
    else sessionStorage.removeItem(KEY_PREFIX + api)
  } catch {
    // Without storage, the state stays in memory.
  }
}

function createState(): ConsoleState {
  return { serverUrl: '', variables: {}, secrets: {}, alternative: 0, isKept: false, isForwarded: false }
}

function readKept(api: string): Partial<ConsoleState> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY_PREFIX + api) ?? '{}')
  } catch {
    return {}
  }
}
