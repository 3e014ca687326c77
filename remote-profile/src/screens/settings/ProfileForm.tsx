import type { User } from '@breakaway/contract';
import { profileEstimates } from '@breakaway/cycling/profile-estimates';
import { useUnits } from '@breakaway/host-api';
import { Muted, Notice, VisuallyHidden } from '@breakaway/ui';
import { useMemo } from 'react';
import { ConflictsOfRecord } from './ConflictsOfRecord.tsx';
import { Completeness } from './Completeness.tsx';
import { FixedRow } from './FixedRow.tsx';
import { PhotoField } from './PhotoField.tsx';
import { ProfileRow } from './ProfileRow.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { estimateText } from './estimate-text.ts';
import { profileFields, sections, type ProfileField, type Section } from './fields.ts';
import { recordOf } from './record.ts';
import { Rows } from './row-style.ts';
import { Form, PartOfSection } from './settings-style.ts';
import { useConflicts } from './useConflicts.ts';
import { useProfileForm } from './useProfileForm.ts';

const PASSWORD_MASK = '••••••••';

interface ProfileFormProps {
  user: User;
  /** Whether all sections are drawn, or only the first ones. */
  isWhole: boolean;
  onChangePassword: () => void;
}

/** Profile and metrics: one field is edited at a time, Save submits all of them. */
export function ProfileForm({ user, isWhole, onChangePassword }: ProfileFormProps) {
  const {
    values,
    saving,
    form,
    field,
    edit,
    photo,
    emailError,
    failure,
    unsaved,
    open,
    discard,
    entered,
    saved,
    errors,
    editing,
    offered,
  } = useProfileForm(user);
  const { estimates, needs } = useMemo(() => profileEstimates(recordOf(values)), [values]);
  const conflicts = useConflicts(entered, saved, errors, editing);
  const format = useUnits();

  /** What all fields of a part need before they can be estimated: said once above them. */
  const needOf = (fields: ProfileField[]) => {
    const [first, ...others] = fields.map((of) => needs[`${of.group}.${of.key}`]);
    const open = fields.every((of) => !values[of.name]);
    return open && others.length > 0 && others.every((need) => need === first) ? first : undefined;
  };
  const row = (of: ProfileField, sharedNote?: string) => {
    const place = `${of.group}.${of.key}`;
    const estimate = estimates[place];
    return (
      <ProfileRow
        key={of.name}
        label={of.label}
        short={of.short}
        unit={of.unit}
        hint={of.hint}
        essential={of.essential}
        estimate={estimate && estimateText(estimate, of, format)}
        needs={of.essential || sharedNote ? undefined : needs[place]}
        sharedNote={sharedNote}
        text={of.kind === 'text'}
        maxLength={80}
        conflicts={conflicts.at(of.name)}
        onEditOther={edit}
        {...field(of.name)}
      />
    );
  };
  const section = ({ id, title, intro, parts }: Section) => (
    <SettingsSection key={id} id={id} title={title} intro={intro}>
      {parts.map((part) => {
        const need = needOf(part.fields);
        const note = need && `${id}-${part.fields[0]!.name}-note`;
        return (
          <PartOfSection key={part.title ?? id}>
            {part.title && <h3>{part.title}</h3>}
            {need && <Muted id={note}>Can be estimated from {need}.</Muted>}
            <Rows>{part.fields.map((of) => row(of, note))}</Rows>
          </PartOfSection>
        );
      })}
    </SettingsSection>
  );
  const [first, ...others] = sections;
  return (
    <Form {...form}>
      {offered.length > 0 && (
        <Notice>
          From your rides: {namesOf(offered)}. Save to keep {offered.length > 1 ? 'them' : 'it'}.
        </Notice>
      )}
      <Completeness user={user} />
      <ConflictsOfRecord fields={conflicts.inRecord} onEdit={edit} />
      <VisuallyHidden role="status">{conflicts.fresh.join(' ')}</VisuallyHidden>
      {section(first!)}
      <SettingsSection id="you" title="You">
        <PhotoField email={user.email} current={user.profileUrl} busy={saving} {...photo} />
        <Rows>
          <ProfileRow label="Name" text autoComplete="name" maxLength={120} {...field('name')} />
          <FixedRow label="Email" name="email" type="email" value={values.email} error={emailError} />
          <FixedRow
            label="Password"
            name="password"
            type="password"
            placeholder={PASSWORD_MASK}
            action={{ text: 'Change', name: 'Change password', run: onChangePassword }}
          />
        </Rows>
      </SettingsSection>
      {isWhole && others.map(section)}
      {open && <SaveBar saving={saving} unsaved={unsaved} failure={failure} onDiscard={discard} />}
    </Form>
  );
}

/** Fields by what they are called, such as "3-minute power and 20-minute power". */
const namesOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(
    profileFields.filter(({ name }) => names.includes(name)).map(({ label }) => label),
  );
