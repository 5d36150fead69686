import { Component, createRef, type ReactNode } from 'react'

import { readFields, restoreFields, type KeptFields } from '../hydration/keepFields.ts'

/** The number of times that the form is remounted before the page gives up on the application (src/entry-client.tsx). */
const maxAttempts = 3

interface FormBoundaryState {
  attempt: number
  failure?: { error: unknown } | undefined
}

/** Remounts the form, with the typed text, when React crashes because another program has removed or moved its elements. */
export class FormBoundary extends Component<{ children: ReactNode }, FormBoundaryState> {
  override state: FormBoundaryState = { attempt: 0 }
  readonly containerRef = createRef<HTMLDivElement>()
  keptFields: KeptFields | null = null

  static getDerivedStateFromError(error: unknown): Partial<FormBoundaryState> {
    return { failure: { error } }
  }

  override getSnapshotBeforeUpdate(): KeptFields | null {
    return this.containerRef.current && readFields(this.containerRef.current)
  }

  override componentDidCatch() {
    this.setState(({ attempt }) => ({ attempt: attempt + 1, failure: undefined }))
  }

  override componentDidUpdate(
    _: unknown,
    previous: FormBoundaryState,
    kept: KeptFields | null,
  ) {
    if (this.state.failure && !previous.failure) this.keptFields = kept
    if (previous.failure && this.keptFields && this.containerRef.current)
      restoreFields(this.keptFields, this.containerRef.current)
  }

  override render() {
    const { attempt, failure } = this.state
    if (failure && attempt === maxAttempts) throw failure.error
    return failure ? null : (
      <div key={attempt} ref={this.containerRef}>
        {this.props.children}
      </div>
    )
  }
}
