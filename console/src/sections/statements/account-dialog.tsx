import { NativeSelect, TextInput } from '@mantine/core'
import { isAccountNumber, payeeBanks } from '@teeviet/contract/rules/money/payee'
import type { DataOf } from '../../api/call.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { missingOf, useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { none } from '../../kit/options.ts'

export type ClubPayout = DataOf<'GET /api/staff/payouts'>[number]

type AccountDialogProps = {
  club: Pick<ClubPayout, 'facility_id' | 'facility' | 'account'>
  onClose: () => void
}

/** The bank account that a club is paid to. */
export function AccountDialog({ club, onClose }: AccountDialogProps) {
  const t = useT('staff-statement')
  const { account } = club
  const form = useDraft(
    () => ({
      bank_bin: account?.bank_bin ?? '',
      account_number: account?.account_number ?? '',
      holder: account?.holder ?? '',
    }),
    {
      check: (typed) => ({
        ...(!isAccountNumber(typed.account_number.trim()) && { account_number: t('account.notANumber') }),
        ...missingOf(typed, ['bank_bin', 'account_number', 'holder']),
      }),
    },
  )
  const send = ({ bank_bin, account_number, holder }: typeof form.values) =>
    form.send(
      'POST /api/staff/payouts/account',
      { facility_id: club.facility_id, bank_bin, account_number: account_number.trim(), holder },
      t('account.saved'),
    )
  return (
    <FormDialog
      title={t('account.title', { name: club.facility })}
      form={form}
      label={t('account.save')}
      onSend={send}
      onClose={onClose}
    >
      <NativeSelect
        label={t('account.bank')}
        data={[
          none(t('account.choose')),
          ...payeeBanks.map(({ bin, name }) => ({ value: bin, label: name })),
        ]}
        {...form.getInputProps('bank_bin')}
      />
      <TextInput
        label={t('account.number')}
        inputMode="numeric"
        maxLength={19}
        {...form.getInputProps('account_number')}
      />
      <TextInput
        label={t('account.holder')}
        description={t('account.holderHint')}
        maxLength={100}
        {...form.getInputProps('holder')}
      />
    </FormDialog>
  )
}
