interface CaptchaConfig {
  /** Name of the global function to call when the script is ready; empty for none. */
  onload: string | null
  refuses: boolean
  expires: boolean
}

/** What react-hcaptcha passes to `render`; other keys are ignored. */
type RenderOptions = Record<string, unknown>

/** The part of `window.hcaptcha` that react-hcaptcha uses. */
interface HCaptchaMock {
  render: (target: HTMLElement | string, options?: RenderOptions) => string
  reset: (id?: string) => void
  remove: (id: string) => void
  execute: (id?: string) => void
  getResponse: (id?: string) => string
  getRespKey: (id?: string) => string
  setData: () => void
  close: () => void
}

interface Widget {
  container: HTMLElement
  frame: HTMLIFrameElement
  options: RenderOptions
  response: string
  timer: number
}

/**
 * The mock of hCaptcha's script. It is sent as source text, so it must not use anything outside itself. It keeps
 * hCaptcha's contract: names, attributes, sizes, callbacks, and what throws.
 */
export function mockCaptcha(config: CaptchaConfig): HCaptchaMock {
  const widgets = new Map<string, Widget>()
  let rendered = 0
  let refusals = config.refuses ? 1 : 0
  const token = '10000000-aaaa-bbbb-cccc-000000000001'
  const english = { lang: 'en', label: 'I am human', note: 'Stand-in for hCaptcha' }
  /** By hCaptcha's language keys; English for all others. */
  const words = new Map<unknown, typeof english>([
    ['pt', { lang: 'pt-BR', label: 'Sou humano', note: 'No lugar do hCaptcha' }],
  ])

  /** Callbacks are functions, or names of global functions. */
  function call(widget: Widget, name: string, ...values: string[]) {
    const option = widget.options[name]
    const callback: unknown =
      typeof option === 'string' ? Reflect.get(window, option) : option
    if (typeof callback === 'function') Reflect.apply(callback, undefined, values)
  }

  function known(id?: string): Widget {
    const widget = id === undefined ? [...widgets.values()][0] : widgets.get(id)
    if (!widget) throw new Error(`Invalid hCaptcha id: ${id}`)
    return widget
  }

  function box(widget: Widget): HTMLElement | null {
    return widget.frame.contentDocument?.getElementById('checkbox') ?? null
  }

  function show(widget: Widget, response: string) {
    window.clearTimeout(widget.timer)
    widget.response = response
    widget.frame.setAttribute('data-hcaptcha-response', response)
    const checkbox = box(widget)
    checkbox?.setAttribute('aria-checked', String(response !== ''))
    if (checkbox) checkbox.textContent = response === '' ? '' : '✓'
  }

  function tick(widget: Widget) {
    if (widget.response !== '') return
    // Not synchronously: the real one asks its server first.
    window.clearTimeout(widget.timer)
    widget.timer = window.setTimeout(() => {
      if (refusals > 0) {
        refusals -= 1
        call(widget, 'error-callback', 'network-error')
        return
      }
      show(widget, token)
      widget.timer = window.setTimeout(
        () => {
          show(widget, '')
          call(widget, 'expired-callback')
        },
        config.expires ? 5_000 : 120_000,
      )
      call(widget, 'callback', token)
    }, 50)
  }

  function checkboxOf(widget: Widget, inside: Document, line: string) {
    const dark = widget.options['theme'] === 'dark'
    const checkbox = inside.createElement('div')
    checkbox.id = 'checkbox'
    checkbox.tabIndex = 0
    checkbox.setAttribute('role', 'checkbox')
    checkbox.setAttribute('aria-checked', 'false')
    checkbox.setAttribute('aria-labelledby', 'label')
    Object.assign(checkbox.style, {
      boxSizing: 'border-box',
      flex: 'none',
      width: '30px',
      height: '30px',
      border: `2px solid ${line}`,
      borderRadius: '4px',
      background: dark ? '#1a1a1a' : '#ffffff',
      color: dark ? '#7ddb8f' : '#1d6b2e',
      font: 'bold 22px/26px system-ui, sans-serif',
      textAlign: 'center',
      cursor: 'pointer',
      outlineOffset: '2px',
    })
    checkbox.addEventListener('keydown', (event) => {
      if (event.key !== ' ' && event.key !== 'Enter') return
      event.preventDefault()
      tick(widget)
    })
    return checkbox
  }

  function draw(widget: Widget) {
    const inside = widget.frame.contentDocument
    if (!inside?.body || inside.getElementById('checkbox')) return
    const compact = widget.options['size'] === 'compact'
    const dark = widget.options['theme'] === 'dark'
    const {
      lang,
      label: labelText,
      note: noteText,
    } = words.get(widget.options['hl']) ?? english
    inside.documentElement.lang = lang
    inside.title = 'hCaptcha'
    const line = dark ? '#a8a8a8' : '#6b6b6b'
    Object.assign(inside.body.style, {
      boxSizing: 'border-box',
      margin: '0',
      height: `${compact ? 138 : 76}px`,
      padding: compact ? '12px' : '0 14px',
      display: 'flex',
      flexDirection: compact ? 'column' : 'row',
      alignItems: 'center',
      justifyContent: compact ? 'center' : 'flex-start',
      gap: '12px',
      border: `1px solid ${line}`,
      borderRadius: '4px',
      background: dark ? '#2b2b2b' : '#fafafa',
      color: dark ? '#f5f5f5' : '#1f1f1f',
      font: '14px/1.3 system-ui, sans-serif',
    })
    const checkbox = checkboxOf(widget, inside, line)
    const label = inside.createElement('span')
    label.id = 'label'
    label.textContent = labelText
    const note = inside.createElement('small')
    note.textContent = noteText
    if (!compact) note.style.marginLeft = 'auto'
    for (const target of [checkbox, label])
      target.addEventListener('click', () => tick(widget))
    inside.body.append(checkbox, label, note)
  }

  function render(target: HTMLElement | string, options: RenderOptions = {}): string {
    const container =
      typeof target === 'string' ? document.getElementById(target) : target
    if (!container) throw new Error('[hCaptcha] render: there is no such container.')
    for (const [id, widget] of widgets) {
      if (widget.container !== container) continue
      console.error('Only one captcha is permitted per parent container.')
      return id
    }
    rendered += 1
    const id = `mock-${rendered}`
    const frame = document.createElement('iframe')
    const compact = options['size'] === 'compact'
    frame.title = 'Widget containing checkbox for hCaptcha security challenge'
    frame.width = compact ? '158' : '302'
    frame.height = compact ? '138' : '76'
    frame.tabIndex = 0
    frame.setAttribute('data-hcaptcha-widget-id', id)
    frame.setAttribute('data-hcaptcha-response', '')
    Object.assign(frame.style, { border: '0', overflow: 'hidden', colorScheme: 'normal' })
    const widget: Widget = { container, frame, options, response: '', timer: 0 }
    widgets.set(id, widget)
    // Firefox loads an empty frame a moment later, Chromium at once.
    frame.addEventListener('load', () => draw(widget))
    container.append(frame)
    draw(widget)
    return id
  }

  const hcaptcha: HCaptchaMock = {
    render,
    reset: (id) => show(known(id), ''),
    remove: (id) => {
      const widget = known(id)
      window.clearTimeout(widget.timer)
      widget.frame.remove()
      widgets.delete(id)
    },
    execute: (id) => tick(known(id)),
    getResponse: (id) => known(id).response,
    getRespKey: (id) => (known(id).response === '' ? '' : 'mock-key'),
    setData: () => {},
    close: () => {},
  }
  Reflect.set(window, 'hcaptcha', hcaptcha)

  function ready() {
    const callback: unknown = config.onload
      ? Reflect.get(window, config.onload)
      : undefined
    if (typeof callback === 'function') Reflect.apply(callback, undefined, [])
  }
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', ready)
  else ready()
  return hcaptcha
}
