import { Component, type ReactNode } from 'react'

interface LastGoodProps<Value> {
  value: Value
  onBroken: (isBroken: boolean) => void
  children: (value: Value) => ReactNode
}

interface LastGoodState {
  shown: 'value' | 'last good' | 'nothing'
}

/** Renders a value, or the last value that worked if rendering throws. Every value is tried once. */
export class LastGood<Value> extends Component<LastGoodProps<Value>, LastGoodState> {
  override state: LastGoodState = { shown: 'value' }
  private tried: LastGoodState['shown'] = 'value'
  private good: { value: Value } | undefined

  static getDerivedStateFromError(): LastGoodState {
    return { shown: 'nothing' }
  }

  override componentDidMount() {
    this.settle()
  }

  override componentDidUpdate(before: LastGoodProps<Value>) {
    const isNew = before.value !== this.props.value
    const isFirstTry = this.tried === 'value'
    // A page can also break after its first rendering: a value counts as good only if it had no error until the next
    // value.
    if (isNew && isFirstTry) this.good = { value: before.value }
    if (isNew && !isFirstTry) this.try('value')
    else if (this.state.shown === 'nothing' && isFirstTry && this.good)
      this.try('last good')
    else this.settle()
  }

  private try(shown: LastGoodState['shown']) {
    this.tried = shown
    this.setState({ shown })
  }

  private settle() {
    const { shown } = this.state
    this.tried = shown
    this.props.onBroken(shown !== 'value')
  }

  override render() {
    const { value, children } = this.props
    switch (this.state.shown) {
      case 'value':
        return children(value)
      case 'last good':
        return this.good && children(this.good.value)
      case 'nothing':
        return null
    }
  }
}
