/**
 * A reader's input and choices for an API, shared by its operations. The choices stay in the storage of this tab until
 * the tab closes; the credentials stay in memory, unless the reader stores them, too.
 */
export interface ConsoleState {
  /** URL of the server as in the description; empty for the first. */
  serverUrl: string
  /** Variables of servers by name. */
  readonly variables: Record<string, string>
  /** Values of credentials, by scheme and name of the value. */
  readonly secrets: Record<string, Record<string, string>>
  /** The chosen alternative of authentication, such as `key + login`, empty for none; absent before a choice. */
  alternative?: string
  /** Whether the credentials also stay in the storage of this tab until the tab closes. */
  isKept: boolean
  /** Whether requests go through `docgen serve`. */
  isForwarded: boolean
}

/** Prefix of the keys in the storage of the tab. */
export const KEY_PREFIX = 'docgen.console.'
const states = new Map<string, ConsoleState>()

/** Returns the state of an API in this window. All calls for an API return the same object. */
export function openState(api: string): ConsoleState {
  const state = states.get(api) ?? { ...createState(), ...readKept(api) }
  states.set(api, state)
  return state
}

/** Stores the state of an API in this tab, without credentials unless the reader keeps them. */
export function keepState(api: string, state: ConsoleState): void {
  const kept = JSON.stringify({ ...state, secrets: state.isKept ? state.secrets : {} })
  try {
    // Readers who have chosen nothing leave nothing behind.
    if (kept === JSON.stringify(createState())) sessionStorage.removeItem(KEY_PREFIX + api)
    else sessionStorage.setItem(KEY_PREFIX + api, kept)
  } catch {
    // Without storage, the state stays in memory.
  }
}

function createState(): ConsoleState {
  return { serverUrl: '', variables: {}, secrets: {}, isKept: false, isForwarded: false }
}

function readKept(api: string): Partial<ConsoleState> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY_PREFIX + api) ?? '{}')
  } catch {
    return {}
  }
}
