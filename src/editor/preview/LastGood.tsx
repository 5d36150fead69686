import { Component, type ReactNode } from 'react'

interface LastGoodProps<Value> {
  value: Value
  onBroken: (isBroken: boolean) => void
  children: (value: Value) => ReactNode
}

interface LastGoodState {
  tried: unknown
  isBroken: boolean
}

/** Shows what comes of a value, and where that throws, what came of the last value that did not. */
export class LastGood<Value> extends Component<LastGoodProps<Value>, LastGoodState> {
  override state: LastGoodState = { tried: undefined, isBroken: false }
  private good: { value: Value } | undefined

  static getDerivedStateFromProps(
    { value }: { value: unknown },
    { tried }: LastGoodState,
  ): LastGoodState | null {
    return value === tried ? null : { tried: value, isBroken: false }
  }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidMount() {
    this.note()
  }

  override componentDidUpdate() {
    this.note()
  }

  private note() {
    const { isBroken } = this.state
    if (!isBroken) this.good = { value: this.props.value }
    this.props.onBroken(isBroken)
  }

  override render() {
    const { value, children } = this.props
    if (!this.state.isBroken) return children(value)
    return this.good && children(this.good.value)
  }
}
