/** Props of a component with their values. */
export type Props = Readonly<Record<string, unknown>>

/** Converts the props of another tool's component to those of docgen's component. */
export type ConvertProps = (props: Props) => Record<string, unknown>

/** A component of another tool that docgen renders as one of its own. */
export interface DialectComponent {
  /** Name of docgen's component. */
  readonly as: string
  /** Absent if both have the same props, which are then also checked for misspelled names. */
  readonly props?: ConvertProps
}

/** The components of another tool, by name. */
export type DialectComponents = Readonly<Record<string, DialectComponent>>
