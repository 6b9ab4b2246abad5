"""The whole screen: boards, choices, log and rules with Textual."""
