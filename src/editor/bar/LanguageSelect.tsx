import type { ReportLanguage } from '../../../schema/bilingual.ts'
import { Select } from '../controls/styles.tsx'
import { rememberInterfaceLanguage } from '../interfaceLanguage.ts'
import { sayIn } from '../messages/messages.ts'

const names = { en: 'English', br: 'Português' } as const

interface LanguageSelectProps {
  value: ReportLanguage
  onChange: (language: ReportLanguage) => void
}

/** Chooses the language of the editor's interface. */
export function LanguageSelect({ value, onChange }: LanguageSelectProps) {
  return (
    <Select
      aria-label={sayIn(value, 'common.language')}
      value={value}
      onChange={({ target }) => {
        const language = target.value === 'br' ? 'br' : 'en'
        rememberInterfaceLanguage(language)
        onChange(language)
      }}
    >
      {Object.entries(names).map(([language, name]) => (
        <option key={language} value={language}>
          {name}
        </option>
      ))}
    </Select>
  )
}
