/** Contents of the changelog of an API, newest version first. */
export interface ChangelogView {
  readonly releases: readonly ReleaseChangesView[]
}

/** The changes for clients in a version of an API. */
export interface ReleaseChangesView {
  readonly id: string
  /** Such as `1.4`. */
  readonly version: string
  /** The version before it. */
  readonly since: string
  /** Breaking changes first; empty if nothing changes for clients. */
  readonly groups: readonly ChangeGroupView[]
}

/** Changes with the same effect on clients. */
export interface ChangeGroupView {
  /** `breaking` changes make requests fail or responses unreadable, `risky` changes do so only for some clients. */
  readonly level: 'breaking' | 'risky' | 'compatible'
  readonly changes: readonly ChangeView[]
}

/** A change. */
export interface ChangeView {
  /** In English; every second part is code. */
  readonly parts: readonly string[]
  /** The operations that it affects; if `isSubject`, the first operation is the subject of the sentence. */
  readonly operations: readonly ChangedOperationView[]
  readonly isSubject: boolean
  /** Number of affected operations that are not in `operations`. */
  readonly moreOperations: number
}

/** An operation of a change. */
export interface ChangedOperationView {
  /** Such as `POST /orders`. */
  readonly name: string
  /** A marker that is a URL once the page is filled; absent if the operation was removed. */
  readonly href?: string
}
