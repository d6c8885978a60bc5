import { useState } from "react";
import { Answer } from "./Answer.jsx";
import { useAnswer } from "./useAnswer.js";

export function App() {
  const [question, setQuestion] = useState("How do I align an equatorial mount?");
  const { segments, answer, failure, ask } = useAnswer();
  const submit = (event) => {
    event.preventDefault();
    ask(question);
  };
  return (
    <>
      <form onSubmit={submit}>
        <label htmlFor="question">Question</label>
        <input
          id="question"
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <button>Ask</button>
      </form>
      {failure && <p role="alert">{failure}</p>}
      <Answer segments={segments} answer={answer} />
    </>
  );
}
