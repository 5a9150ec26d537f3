import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { isSame, type Memo } from '../cache/memo.js'
import type { Stopwatch } from './stopwatch.js'

/** Resources that every stage may use besides its inputs. They affect time and progress, never a result. */
export interface StageTools {
  readonly memo: Memo
  readonly watch: Stopwatch
  /** Called with the label of each stage that runs. */
  readonly announce: (label: string) => void
}

/** The result of a stage. Without a value, the stages after it can't run. */
export interface StageOutcome<Value> extends Outcome<Value | undefined> {
  /** Whether a later run may fall back to this value; true if absent. */
  readonly isUsable?: boolean
}

/**
 * One step of a pipeline. `run` receives only the inputs that the stage names. These inputs are the key of the stage,
 * so its result cannot depend on anything that the key omits. The stage runs again only if an input has changed.
 */
export interface Stage<Values, Tools, Name extends keyof Values, Input extends keyof Values> {
  readonly name: Name
  readonly inputs: readonly Input[]
  /** Name of the stage in times and progress; stages without a label are too short to mention. */
  readonly label?: string
  /** Whether the stage is too short to appear in progress. */
  readonly isShort?: boolean
  /** `last` is the last usable value of a session, for a stage that falls back to it. */
  readonly run: (
    input: Pick<Values, Input>,
    tools: Tools,
    last: Values[Name] | undefined,
  ) => StageOutcome<Values[Name]> | Promise<StageOutcome<Values[Name]>>
}

/** A stage in a list of stages with different inputs and values. */
export interface AnyStage<Values, Tools> {
  readonly name: keyof Values & string
  readonly inputs: readonly (keyof Values & string)[]
  readonly label?: string
  readonly isShort?: boolean
  // Method syntax, because stages take and return different values.
  run(input: Values, tools: Tools, last: unknown): StageOutcome<unknown> | Promise<StageOutcome<unknown>>
}

/** Returns a function that checks one stage against the values of its pipeline. */
export function stageOf<Values, Tools>() {
  return <Name extends keyof Values & string, Input extends keyof Values & string>(
    stage: Stage<Values, Tools, Name, Input>,
  ): AnyStage<Values, Tools> => stage
}

/** Creates an outcome without diagnostics. */
export function succeed<Value>(value: Value): Outcome<Value> {
  return { value, diagnostics: [] }
}

/** One run through a pipeline. Stages run when their values are first needed. */
export interface StageRun<Values> {
  /** Returns the values of these stages; `undefined` if one of them, or a stage that it needs, has no value. */
  readonly resolve: <Name extends keyof Values & string>(...names: Name[]) => Promise<Pick<Values, Name> | undefined>
  /** Returns the diagnostics of all stages that this run has needed, in the order of the stages. */
  readonly diagnostics: () => readonly Diagnostic[]
}

/** The last outcome of a stage, as the memo stores it. */
interface Remembered extends StageOutcome<unknown> {
  /** The last usable value. */
  readonly usable: unknown
}

/**
 * Starts a run with the given values. A session runs the same stages again with the same memo, and skips a stage if its
 * inputs are the same. If a stage returns a value that equals its last value, the run uses the last value, so that
 * later stages are also skipped.
 */
export function startRun<Values, Tools extends StageTools>(
  stages: readonly AnyStage<Values, Tools>[],
  given: Partial<Values>,
  tools: Tools,
): StageRun<Values> {
  const byName = new Map(stages.map((stage) => [stage.name, stage]))
  const outcomes = new Map<string, StageOutcome<unknown>>()
  const pending = new Map<string, Promise<StageOutcome<unknown>>>()
  const collect = async (names: readonly (keyof Values & string)[]): Promise<Values | undefined> => {
    const values: Partial<Values> = {}
    for (const name of names) {
      const { value } = name in given ? { value: given[name] } : await resolveOne(name)
      if (value === undefined) return undefined
      // `stageOf` has checked the type of the stage's value.
      values[name] = value as Values[typeof name]
    }
    return values as Values
  }
  const resolveOne = (name: keyof Values & string): Promise<StageOutcome<unknown>> => {
    const pendingRun = pending.get(name)
    if (pendingRun) return pendingRun
    const stage = byName.get(name)
    if (!stage) throw new Error(`no stage returns ${name}`)
    const running = runStage(stage).then((outcome) => {
      outcomes.set(name, outcome)
      return outcome
    })
    pending.set(name, running)
    return running
  }
  const runStage = async (stage: AnyStage<Values, Tools>): Promise<StageOutcome<unknown>> => {
    const input = await collect(stage.inputs)
    if (!input) return { value: undefined, diagnostics: [] }
    const slot = tools.memo.stage<Remembered>(stage.name)
    const key = keyOf(Object(input), Object(given))
    const recalled = slot.recall(key)
    if (recalled) return recalled
    const last = slot.last()
    const { label, isShort = false, run } = stage
    const start = (): StageOutcome<unknown> | Promise<StageOutcome<unknown>> => run(input, tools, last?.usable)
    if (label !== undefined && !isShort) tools.announce(label)
    const outcome = label === undefined ? await start() : await tools.watch.measureAsync(label, async () => start())
    // Return the same object, so that later stages compare it by identity.
    const value = last && isSame(last.value, outcome.value) ? last.value : outcome.value
    const usable = outcome.isUsable === false ? last?.usable : value
    slot.remember(key, { ...outcome, value, usable })
    return { ...outcome, value }
  }
  return {
    resolve: (...names) => collect(names),
    diagnostics: () => stages.flatMap(({ name }) => outcomes.get(name)?.diagnostics ?? []),
  }
}

/**
 * Creates the key of a stage from its inputs. Values of other stages are the same object while they are equal, so their
 * identity suffices: comparing whole graphs and plans, once for each stage, would cost more than the stages.
 */
function keyOf(input: Readonly<Record<string, unknown>>, given: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, name in given ? value : identityOf(value)]),
  )
}

const identities = new WeakMap<object, symbol>()

/** Returns a symbol that identifies an object; returns other values unchanged. */
function identityOf(value: unknown): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return value
  const identity = identities.get(value) ?? Symbol('value of a stage')
  identities.set(value, identity)
  return identity
}
