export function App() {
  return (
    <main>
      <h1>Kom Analysis Software</h1>
    </main>
  );
}
