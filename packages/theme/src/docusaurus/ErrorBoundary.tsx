import { Component, type ReactNode } from 'react'

/** Props of a part that may throw. */
export interface ErrorBoundaryProps {
  readonly children?: ReactNode
  /** What is shown in its place; nothing where absent. */
  readonly fallback?: (failure: { readonly error: Error; readonly tryAgain: () => void }) => ReactNode
}

interface ErrorBoundaryState {
  readonly error: Error | undefined
}

/** In an island it keeps what throws from taking the rest with it. What throws in a build is reported: nobody is to publish the fallback. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined }

  static getDerivedStateFromError(error: Error): ErrorBoundaryState {
    return { error }
  }

  override render(): ReactNode {
    const { children, fallback } = this.props
    const { error } = this.state
    if (!error) return children
    return fallback?.({ error, tryAgain: () => this.setState({ error: undefined }) })
  }
}
