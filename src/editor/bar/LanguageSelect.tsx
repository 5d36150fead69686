import type { ReportLanguage } from '../../../schema/bilingual.ts'
import { Select } from '../controls/styles.tsx'
import {
  interfaceLanguages,
  isInterfaceLanguage,
  rememberInterfaceLanguage,
} from '../interfaceLanguage.ts'
import { sayIn } from '../messages/messages.ts'

interface LanguageSelectProps {
  value: ReportLanguage
  onChange: (language: ReportLanguage) => void
}

/** Chooses the language of the editor's own words. */
export function LanguageSelect({ value, onChange }: LanguageSelectProps) {
  return (
    <Select
      aria-label={sayIn(value, 'common.language')}
      value={value}
      onChange={({ target }) => {
        if (!isInterfaceLanguage(target.value)) return
        rememberInterfaceLanguage(target.value)
        onChange(target.value)
      }}
    >
      {Object.entries(interfaceLanguages).map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </Select>
  )
}
