import type { User } from '@breakaway/contract';
import { Button, Card, Field, Muted, Notice, Stack } from '@breakaway/ui';
import { EditableField } from './EditableField.tsx';
import { MissingEssentials } from './MissingEssentials.tsx';
import { PhotoField } from './PhotoField.tsx';
import { sections } from './fields.ts';
import { missingEssentials } from './record.ts';
import { Columns, SaveBar } from './settings-style.ts';
import { useProfileForm } from './useProfileForm.ts';

const PASSWORD_MASK = '••••••••';

/** Profile and metrics: one field is edited at a time, Save submits all of them. */
export function ProfileForm({ user }: { user: User }) {
  const { formik, form, field, edit, photo, setPhoto, failure, unsaved } = useProfileForm(user);
  const emailError = formik.submitCount > 0 && formik.errors.email;
  return (
    <Stack as="form" $gap={1.25} {...form}>
      <MissingEssentials fields={missingEssentials(user)} onAdd={edit} />
      <Card aria-labelledby="settings-you">
        <Stack>
          <h2 id="settings-you">You</h2>
          <PhotoField
            name={user.name}
            current={user.profileUrl}
            chosen={photo}
            busy={formik.isSubmitting}
            onChoose={setPhoto}
          />
          <Columns>
            <EditableField label="Name" {...field('name')} autoComplete="name" maxLength={120} />
            <Field label="Email" type="email" value={formik.values.email} readOnly error={emailError} />
            <Field label="Password" type="password" placeholder={PASSWORD_MASK} readOnly />
          </Columns>
        </Stack>
      </Card>
      <Muted>
        Values with an asterisk (*) are essential: everything is computed from them. The others are optional
        and are estimated when empty.
      </Muted>
      {sections.map(({ id, title, fields }) => (
        <Card key={id} aria-labelledby={`settings-${id}`}>
          <Stack>
            <h2 id={`settings-${id}`}>{title}</h2>
            <Columns>
              {fields.map(({ name, label, unit, hint, essential, kind }) => (
                <EditableField
                  key={name}
                  label={label}
                  unit={unit}
                  hint={hint}
                  essential={essential}
                  inputMode={kind === 'quantity' ? 'decimal' : 'text'}
                  maxLength={80}
                  {...field(name)}
                />
              ))}
            </Columns>
          </Stack>
        </Card>
      ))}
      <SaveBar>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <div>
          <Muted as="span">{unsaved && 'You have unsaved changes.'}</Muted>
          <Button type="submit" busy={formik.isSubmitting}>
            {formik.isSubmitting ? 'Saving…' : 'Save'}
          </Button>
        </div>
      </SaveBar>
    </Stack>
  );
}
